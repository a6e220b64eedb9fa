import type { SiteTexts } from './SiteTexts';

export const sv: SiteTexts = {
  index_title: 'Träffa vuxna som vill samma sak som du',
  description:
    'En ärlig plats där vuxna träffas, flirtar och pratar. Du betalar per meddelande med krediter, utan abonnemang, och du ser alltid vem som är äkta.',
  fictional_singular: 'fiktiv profil',
  fictional_plural: 'fiktiva profiler',
  fictional_warning:
    'Vissa profiler på den här webbplatsen är fiktiva och finns till för underhållning. De är alltid märkta. Det går inte att träffa personen som visas i verkligheten.',
};
