"""lining.py IN OUT: the font with lining figures as its usual ones, so that no `font:` shorthand brings the old-style ones back."""
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
gsub = font['GSUB'].table
lining = {}
for record in gsub.FeatureList.FeatureRecord:
    if record.FeatureTag == 'lnum':
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                lining.update(getattr(table, 'ExtSubTable', table).mapping)
for table in font['cmap'].tables:
    for point, glyph in table.cmap.items():
        table.cmap[point] = lining.get(glyph, glyph)
font.flavor = None
font.save(sys.argv[2])
