import type { SiteTexts } from './SiteTexts';

export const fi: SiteTexts = {
  index_title: 'Tapaa aikuisia, jotka haluavat samaa kuin sinä',
  description:
    'Rehellinen paikka, jossa aikuiset tapaavat, flirttailevat ja juttelevat. Maksat viesteistä krediiteillä ilman tilausta ja näet aina, kuka on oikea.',
  fictional_singular: 'kuvitteellinen profiili',
  fictional_plural: 'kuvitteelliset profiilit',
  fictional_warning:
    'Osa tämän sivuston profiileista on kuvitteellisia ja tarkoitettu viihteeksi. Ne on aina merkitty. Kuvassa näkyvää henkilöä ei voi tavata oikeasti.',
};
