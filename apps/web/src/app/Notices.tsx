import { Button } from '@tabletome/boardkit'
import { useWords } from '../text/index.ts'
import { dismiss, useNotices } from './notices.ts'

export const Notices = () => {
  const words = useWords()
  const notices = useNotices()
  return (
    <div className="notices" role="status" aria-live="polite">
      {notices.map(({ id, text, action }) => (
        <div key={id} className="notice">
          <span className="grow">{text}</span>
          {action ? (
            <Button
              slim
              onClick={() => {
                dismiss(id)
                action.run()
              }}
            >
              {action.name}
            </Button>
          ) : undefined}
          <Button slim kind="quiet" onClick={() => dismiss(id)}>
            {words.app.close}
          </Button>
        </div>
      ))}
    </div>
  )
}
