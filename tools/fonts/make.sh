#!/usr/bin/env bash
# Draws apps/web/src/app/fonts and fonts.css anew from the fontsource packages. Each face is two files: the letters that
# English and French need, and the others of the Latin alphabets, fetched when somebody's name has one. Of the layout
# features only what the site asks for (kerning, tabular figures) stays, figures are lining ones, and no hints.
# Six faces are enough: text of 500 Sans is drawn by 400, of 700 Alegreya by 800, and so on (the nearest face).
# Needs Debian's python3-fonttools and python3-brotli; to be run after a new version of the fonts.
set -euo pipefail
cd "$(dirname "$0")/../.."
OURS='U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B1,U+B7,U+BB,U+BD,U+C0,U+C2,U+C6-CB,U+CE,U+CF,U+D4,U+D7,U+D9,U+DB,U+DC,U+E0,U+E2,U+E6-EB,U+EE,U+EF,U+F4,U+F9,U+FB,U+FC,U+152,U+153,U+2009,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,U+203A,U+2191,U+2193,U+2212'
ALL='U+A1-FF,U+131,U+2BB,U+2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2215'
OTHERS=$(/usr/bin/python3 - "$ALL" "$OURS" <<'PY'
import sys
def points(text):
    for part in text.split(','):
        first, _, last = part[2:].partition('-')
        yield from range(int(first, 16), int(last or first, 16) + 1)
all_, ours = (set(points(text)) for text in sys.argv[1:])
print(','.join(f'U+{point:X}' for point in sorted(all_ - ours)))
PY
)
site=apps/web/src/app
rm -f "$site"/fonts/*.woff2
echo '/* Made by tools/fonts/make.sh. */' >"$site/fonts.css"
lining=$(mktemp --suffix .ttf)
trap 'rm -f "$lining"' EXIT
face() { # package family weight style
  /usr/bin/python3 tools/fonts/lining.py "node_modules/@fontsource/$1/files/$1-latin-$3-$4.woff2" "$lining"
  for part in others ours; do
    range=$ALL letters=$OTHERS
    [ "$part" = ours ] && range=$OURS letters=$OURS
    file=$1-$3-$4-$part.woff2
    /usr/bin/python3 -m fontTools.subset "$lining" --unicodes="$letters" \
      --layout-features=kern,tnum --no-hinting --drop-tables+=GDEF,STAT,DSIG --flavor=woff2 --output-file="$site/fonts/$file"
    printf "@font-face {\n  font-family: '%s';\n  font-weight: %s;\n  font-style: %s;\n  font-display: swap;\n  src: url('./fonts/%s') format('woff2');\n  unicode-range: %s;\n}\n" \
      "$2" "$3" "$4" "$file" "${range//,/, }" >>"$site/fonts.css"
  done
}
# Where two ranges overlap the later face is taken: "ours" comes second.
face alegreya Alegreya 500 normal
face alegreya Alegreya 500 italic
face alegreya Alegreya 800 normal
face alegreya-sans 'Alegreya Sans' 400 normal
face alegreya-sans 'Alegreya Sans' 400 italic
face alegreya-sans 'Alegreya Sans' 700 normal
npx biome format --write "$site/fonts.css"
