#!/usr/bin/env bash
# Draws apps/web/src/app/fonts anew from the fontsource packages: every letter stays, of the layout features only what
# the site asks for (kerning, lining and tabular figures), no hints. Halves what a first visit fetches.
# Needs Debian's python3-fonttools and python3-brotli; to be run after a new version of the fonts.
set -euo pipefail
cd "$(dirname "$0")/../.."
for face in alegreya/files/alegreya-latin-{400,500,700,800}-normal alegreya/files/alegreya-latin-500-italic \
  alegreya-sans/files/alegreya-sans-latin-{400,500,700,800}-normal alegreya-sans/files/alegreya-sans-latin-400-italic; do
  /usr/bin/python3 -m fontTools.subset "node_modules/@fontsource/$face.woff2" --unicodes='*' \
    --layout-features=kern,lnum,tnum --no-hinting --drop-tables+=GDEF,STAT,DSIG --flavor=woff2 \
    --output-file="apps/web/src/app/fonts/$(basename "$face").woff2"
done
