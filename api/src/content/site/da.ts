import type { SiteTexts } from './SiteTexts';

export const da: SiteTexts = {
  index_title: 'Mød voksne, der vil det samme som dig',
  description:
    'Et ærligt sted, hvor voksne mødes, flirter og taler sammen. Du betaler pr. besked med kreditter, uden abonnement, og du ser altid, hvem der er ægte.',
  fictional_singular: 'fiktiv profil',
  fictional_plural: 'fiktive profiler',
  fictional_warning:
    'Nogle profiler på denne side er fiktive og er til for underholdningens skyld. De er altid markeret. Det er ikke muligt at møde den viste person i virkeligheden.',
};
