import type { SiteTexts } from './SiteTexts';

export const it: SiteTexts = {
  index_title: 'Incontra adulti che vogliono quello che vuoi tu',
  description:
    'Un posto sincero dove gli adulti si incontrano, flirtano e parlano. Paghi a messaggio con i crediti, senza abbonamento, e vedi sempre chi è reale.',
  fictional_singular: 'profilo fittizio',
  fictional_plural: 'profili fittizi',
  fictional_warning:
    'Alcuni profili di questo sito sono fittizi e servono per intrattenimento. Sono sempre indicati come tali. Non è possibile incontrare dal vivo la persona raffigurata.',
};
