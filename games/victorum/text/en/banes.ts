import type { BaneId } from '../../content/ids.ts'
import type { CardText } from './tactics.ts'

export const banes: Readonly<Record<BaneId, CardText>> = {
  'venomed-blades': { name: 'Venomed Blades', text: 'The next unit placed adds one blue die to its attacks.' },
  'thick-hides': { name: 'Thick Hides', text: 'The next unit placed is deployed with 2 additional HP.' },
  'spurred-on': { name: 'Spurred On', text: 'The next unit placed has +1 Movement.' },
  ambush: { name: 'Ambush', text: 'On turn 1 the rival deploys one additional unit.' },
  'dread-banner': {
    name: 'Dread Banner',
    text: 'Your non-elite units are deployed with 1 HP fewer (at least 1) in this combat.',
  },
  'jeering-crowd': { name: 'Jeering Crowd', text: 'You cannot place tactics on your first two turns of this combat.' },
  'home-advantage': {
    name: 'Home Advantage',
    text: 'Local rival units add one yellow die to their attacks in this combat.',
  },
  'fresh-blood': { name: 'Fresh Blood', text: 'Add one bag unit (without tactic) to the end of the rival lineup.' },
  'choking-smoke': { name: 'Choking Smoke', text: 'Your units have −1 Range (at least 1) in this combat.' },
  'lost-legionary': { name: 'Lost Legionary', text: 'Fights as a rival unit and can never be recruited.' },
  erinys: { name: 'Erinys', text: 'Fights as a rival unit and can never be recruited.' },
  'gorgon-hound': { name: 'Gorgon Hound', text: 'Fights as a rival unit and can never be recruited.' },
  'drowned-priest': { name: 'Drowned Priest', text: 'Fights as a rival unit and can never be recruited.' },
  'grave-archer': { name: 'Grave Archer', text: 'Fights as a rival unit and can never be recruited.' },
  'tartarean-guard': { name: 'Tartarean Guard', text: 'Fights as a rival unit and can never be recruited.' },
  'wavering-banners': { name: 'Wavering Banners', text: 'Leadership −1.' },
  'cracked-shields': { name: 'Cracked Shields', text: 'Tactic Capacity −1.' },
  'open-wound': { name: 'Open Wound', text: 'A full heal of your hero stops 1 HP short of its Health.' },
  'ill-winds': { name: 'Ill Winds', text: 'Using a harbor also gives 1 scion influence.' },
  'restless-dead': { name: 'Restless Dead', text: 'A failed combat gives 1 additional scion influence.' },
  hunted: {
    name: 'Hunted',
    text: 'The first rival unit deployed in each Sport or Bloodshed combat has 1 additional HP.',
  },
  multiply: { name: 'Multiply', text: 'Add one bag unit with a tactic to the end of the rival lineup.' },
  gigantic: { name: 'Gigantic', text: 'The next unit placed is deployed with 3 additional HP.' },
  'shoulder-serpents': {
    name: 'Shoulder Serpents',
    text: 'The next unit placed has Barbed 1 and adds one yellow die to its attacks.',
  },
  'trembling-earth': {
    name: 'Trembling Earth',
    text: 'When a Sport or Bloodshed combat begins, discard a tactic from your camp or your hero loses 1 HP (not below 1); your choice.',
  },
  bident: { name: 'Bident', text: 'The next unit placed has Pierce and adds one blue die to its attacks.' },
  'cold-throne': { name: 'Cold Throne', text: 'Spectating gives 1 additional scion influence.' },
  'stone-gaze': {
    name: 'Stone Gaze',
    text: 'The first unit you deploy in this combat is also dazed on your turn after the one on which you deployed it.',
  },
  eclipse: { name: 'Eclipse', text: 'When you spectate, skip looking at and reordering the next three cards.' },
  'baleful-eye': { name: 'Baleful Eye', text: 'Fights as a rival unit and can never be recruited.' },
}
