import { useEffect, useRef } from 'react'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

/** What the question is about. Where room is so short that it scrolls, the keyboard can reach it. */
export const SubjectSlot = () => {
  const words = useWords()
  const { module, board } = useTable()
  const { Subject } = module
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const look = () => {
      if (current.scrollHeight > current.clientHeight) current.setAttribute('tabindex', '0')
      else current.removeAttribute('tabindex')
    }
    // It looks first when the page is laid out anyway.
    const resized = new ResizeObserver(look)
    for (const each of [current, ...current.children]) resized.observe(each)
    return () => resized.disconnect()
  })
  return (
    <div ref={box} className="ask-subject scroller" role="group" aria-label={words.table.subject}>
      <Subject {...board} />
    </div>
  )
}
