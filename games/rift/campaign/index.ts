import './campaign.css'

export { Campaign } from './Campaign.tsx'
