import { Button, Dialog } from '@tabletome/boardkit'
import type { CardFace } from '@tabletome/games/types'
import { useState } from 'react'
import { CardWords } from '../../table/cards/CardWords.tsx'
import { useWords } from '../../text/index.ts'

interface GalleryProps {
  label: string
  chosen: string
  faces: readonly { readonly value: string; readonly about: string; readonly face: CardFace }[]
  onPick: (value: string) => void
}

/** Everything that can be chosen, each with its full text. */
export const Gallery = ({ label, chosen, faces, onPick }: GalleryProps) => {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button slim onClick={() => setOpen(true)}>
        {words.newTable.compare}
      </Button>
      {open ? (
        <Dialog title={label} close={words.app.close} onClose={() => setOpen(false)}>
          <div className="gallery">
            {faces.map(({ value, about, face }) => (
              <article key={value} className={value === chosen ? 'gallery-card is-chosen' : 'gallery-card'}>
                <h3>{face.title}</h3>
                <p>{about}</p>
                <div className="small">
                  <CardWords text={face.text} />
                </div>
                <Button
                  slim
                  kind={value === chosen ? 'go' : undefined}
                  onClick={() => {
                    onPick(value)
                    setOpen(false)
                  }}
                >
                  {words.newTable.take(face.title)}
                </Button>
              </article>
            ))}
          </div>
        </Dialog>
      ) : undefined}
    </>
  )
}
