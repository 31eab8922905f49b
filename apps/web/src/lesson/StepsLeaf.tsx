import { Leaf } from '@tabletome/boardkit'
import type { Lead } from './lead.ts'
import { Tick } from './marks.tsx'

/** The steps of the lesson with their ticks, in the left column. */
export const StepsLeaf = ({ lead, minutes }: { lead: Lead; minutes: string }) => {
  const { at, text } = lead
  return (
    <Leaf title={text.title} aside={minutes} className="steps-leaf">
      <ol>
        {at.lesson.steps.map(({ id }, i) => (
          <li
            key={id}
            className={i < at.step ? 'done' : i === at.step ? 'now' : ''}
            aria-current={i === at.step ? 'step' : undefined}
          >
            {i < at.step ? <Tick on size={17} /> : <i aria-hidden="true" />}
            <span>{text.steps[id]?.task}</span>
          </li>
        ))}
      </ol>
    </Leaf>
  )
}
