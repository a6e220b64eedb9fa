import type { SiteTexts } from './SiteTexts';

export const de: SiteTexts = {
  index_title: 'Triff Erwachsene, die wollen, was du willst',
  description:
    'Ein ehrlicher Ort, an dem Erwachsene sich kennenlernen, flirten und reden. Du zahlst pro Nachricht mit Credits, ohne Abo, und siehst immer, wer echt ist.',
  fictional_singular: 'fiktives Profil',
  fictional_plural: 'fiktive Profile',
  fictional_warning:
    'Einige Profile auf dieser Website sind fiktiv und dienen der Unterhaltung. Sie sind immer gekennzeichnet. Ein Treffen mit der abgebildeten Person ist nicht möglich.',
};
