import { Dialog } from '@tabletome/boardkit'
import { useWords } from '../../text/index.ts'
import { SettingsBody } from './Settings.tsx'

/** The settings over the table, which stays as it is behind them. */
const SettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  return (
    <Dialog title={words.settings.title} close={words.app.close} onClose={onClose}>
      <SettingsBody atTable />
    </Dialog>
  )
}
export default SettingsDialog
