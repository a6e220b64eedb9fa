import type { SiteTexts } from './SiteTexts';

export const fr: SiteTexts = {
  index_title: 'Rencontre des adultes qui veulent la même chose que toi',
  description:
    'Un lieu honnête où des adultes se rencontrent, flirtent et discutent. Tu paies au message avec des crédits, sans abonnement, et tu vois toujours qui est réel.',
  fictional_singular: 'profil fictif',
  fictional_plural: 'profils fictifs',
  fictional_warning:
    'Certains profils de ce site sont fictifs et servent au divertissement. Ils sont toujours signalés. Il n’est pas possible de rencontrer la personne représentée.',
};
