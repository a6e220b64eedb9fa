import type { SiteTexts } from './SiteTexts';

export const es: SiteTexts = {
  index_title: 'Conoce a adultos que quieren lo mismo que tú',
  description:
    'Un lugar honesto donde los adultos se conocen, coquetean y hablan. Pagas por mensaje con créditos, sin suscripción, y siempre ves quién es real.',
  fictional_singular: 'perfil ficticio',
  fictional_plural: 'perfiles ficticios',
  fictional_warning:
    'Algunos perfiles de este sitio son ficticios y sirven de entretenimiento. Siempre están señalados. No es posible conocer en persona a quien aparece en ellos.',
};
