import { useReducedMotion } from '@tabletome/boardkit'
import { useSettings } from '../../app/settings.ts'

export const useReduced = () => {
  const system = useReducedMotion()
  const { motion } = useSettings()
  return motion === 'reduced' || (motion === 'system' && system)
}
