import { Leaf } from '@tabletome/boardkit'
import campingTent from 'icon:camping-tent'
import scrollQuill from 'icon:scroll-quill'
import { createElement } from 'react'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { Picture } from '../story/Picture.tsx'
import { StoryPage } from '../story/StoryPage.tsx'
import type { MilestoneProps } from './MilestoneLeaf.tsx'
import { Rows } from './Rows.tsx'

/** Something long is over: a page with the way, the deeds and what changes. */
export const MilestonePage = ({ milestone, seq, onClose }: MilestoneProps) => {
  const words = useWords()
  const { kind, table, module, info, text } = useTable()
  const { tone, icon, title, lead, parts = [], road, next } = milestone
  return (
    <StoryPage
      title={title}
      lead={lead}
      colour={info.colour}
      art={<Picture tone={tone} colour={info.colour} glyph={module.glyphs[icon]} />}
      look={words.milestone.look}
      onClose={onClose}
      nexts={[
        { ...next, onPick: onClose },
        { what: words.milestone.look, icon: campingTent, onPick: onClose },
        { what: words.milestone.replay, icon: scrollQuill, onPick: () => go(pathTo.replay(kind, table.id, seq)) },
      ]}
    >
      <div className="milestone-parts">
        {road && module.Road ? (
          <Leaf title={road.title} aside={road.aside} className="milestone-road">
            {createElement(module.Road, { stops: road.stops, text })}
            <p className="small soft">{words.milestone.roadAbout}</p>
          </Leaf>
        ) : undefined}
        {parts.map(part => (
          <Leaf key={part.title} title={part.title} aside={part.aside}>
            <Rows rows={part.rows} />
          </Leaf>
        ))}
      </div>
    </StoryPage>
  )
}
