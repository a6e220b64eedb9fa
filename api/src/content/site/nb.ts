import type { SiteTexts } from './SiteTexts';

export const nb: SiteTexts = {
  index_title: 'Møt voksne som vil det samme som deg',
  description:
    'Et ærlig sted der voksne møtes, flørter og snakker sammen. Du betaler per melding med kreditter, uten abonnement, og du ser alltid hvem som er ekte.',
  fictional_singular: 'fiktiv profil',
  fictional_plural: 'fiktive profiler',
  fictional_warning:
    'Noen profiler på dette nettstedet er fiktive og er der for underholdning. De er alltid merket. Det er ikke mulig å møte personen som vises, i virkeligheten.',
};
