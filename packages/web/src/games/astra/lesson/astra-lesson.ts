import type { Lesson } from '../../../play/guidance/lesson.ts';

/** Two players; around the Sphere board lie Taurus, Aries and Sagitta, and Fire is the active Sphere. */
export const astraLesson: Lesson = {
  game: 'astra',
  seed: '810',
  options: { players: 2, first: 0 },
  inks: ['rose', 'azure'],
  steps: [
    { id: 'sky', rule: 'A1.1' },
    { id: 'start', does: ['mark ari 41'], rule: 'A5.2' },
    { id: 'grand', does: ['mark ari alf'], rule: 'A5.6' },
    { id: 'stop', does: ['stop'], others: ['1 mark sge eta', '1 mark sge gam', '1 stop'], rule: 'A5.5' },
    { id: 'join', does: ['mark sge del', 'mark sge alf'], others: ['1 mark sge bet'], rule: 'A8.1' },
    { id: 'boon', does: ['boon 2'], rule: 'A8.2' },
    { id: 'branch', does: ['mark ari bet', 'mark ari gam'], rule: 'A5.3' },
    { id: 'telescope', does: ['again'], rule: 'A5.7' },
    { id: 'discovery', does: ['mark ari del'], others: ['1 mark tau bet', '1 mark tau eps', '1 stop'], rule: 'A8.4' },
    { id: 'ability', does: ['use ari'], rule: 'A4.1' },
    {
      id: 'path',
      does: ['mark tau gam', 'mark tau lam', 'mark tau 37', 'mark tau eta'],
      others: ['1 mark tau alf', '1 mark tau zet'],
      rule: 'A5.5',
    },
    { id: 'limit', rule: 'A8.6' },
    { id: 'end', rule: 'A9.3' },
    { id: 'rest', does: ['rest'], rule: 'A6.1' },
    { id: 'dream', does: ['mark arg rho.pup', 'mark arg pi.pup'], rule: 'A10.2' },
  ],
};
