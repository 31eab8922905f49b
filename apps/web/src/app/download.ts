/** Hands a text to the browser as a file. */
export const download = (name: string, text: string, type = 'application/x-ndjson') => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export const recordName = (game: string, id: string) => `tabletome-${game}-${id}.jsonl`

/** Asks for a file and reads it; nothing when the reader thinks better of it. */
export const askForFile = (): Promise<string | undefined> =>
  new Promise(resolve => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.jsonl,.json,.txt,application/x-ndjson,application/json,text/plain'
    input.addEventListener('change', () => resolve(input.files?.[0]?.text()))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
