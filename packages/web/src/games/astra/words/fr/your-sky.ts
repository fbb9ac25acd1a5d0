import { de, inFrench, plural } from '@astrarium/core/french';
import type { YourSkyWords } from '../en/your-sky.ts';

/** The words of the sky of one's own discoveries. */
export const yourSky: YourSkyWords = inFrench({
  subject: 'Découvert dans vos parties',
  title: 'Votre ciel',
  introduction: "Chaque constellation que vous découvrez dans ce navigateur s'encre ici et y demeure. Il y en a quarante-huit à trouver.",
  count: (found) => (found === 48 ? 'Les 48 constellations sont à vous' : `${plural(found, 'constellation')} sur 48`),
  map: (found) =>
    found === 1
      ? 'Une carte du ciel où est encrée la seule constellation que vous ayez découverte.'
      : `Une carte du ciel où sont encrées les ${found} constellations que vous avez découvertes.`,
  loading: 'Lecture de vos parties…',
  failed: 'Vos parties ne peuvent pas être lues dans ce navigateur.',
  empty: 'Le ciel est encore noir. La première constellation que vous découvrirez en sera la première figure.',
  found: 'Découvertes',
  first: (date) => `D'abord le ${date}`,
  games: (games) => (games === 1 ? 'dans une partie' : `dans ${games} parties`),
  story: 'Mythe et ciel',
  toFind: 'Encore à trouver',
  reset: 'Commencer un nouveau ciel',
  isReset: 'Votre ciel est de nouveau noir ; vos parties sont toujours là.',
  undo: 'Annuler',
  corner: 'Votre ciel',
  winners: (names) => `Le ciel ${de(names)}`,
  winnersMap: (cards) => `Une carte du ciel avec les figures des cartes possédées : ${cards}.`,
});
