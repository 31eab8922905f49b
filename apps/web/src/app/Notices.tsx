import { Button } from '@tabletome/boardkit'
import { Invitations } from '../online/Invitations.tsx'
import { useWords } from '../text/index.ts'
import { dismiss, useNotices } from './notices.ts'
import { usePlace } from './router.ts'
import { routeOf } from './routes.ts'

export const Notices = () => {
  const words = useWords()
  const { path } = usePlace()
  const atTable = ['table', 'lesson'].includes(routeOf(path).screen)
  const notices = useNotices().filter(({ passing }) => !(passing && atTable))
  return (
    <div className="notices" role="status" aria-live="polite">
      <Invitations />
      {notices.map(({ id, text, action, passing }) => (
        <div key={id} className={passing ? 'notice passing' : 'notice'}>
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
          {passing ? undefined : (
            <Button slim kind="quiet" onClick={() => dismiss(id)}>
              {words.app.close}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
