import type { SiteTexts } from './SiteTexts';

export const en: SiteTexts = {
  index_title: 'Meet adults who want what you want',
  description:
    'An honest place for adults to meet, flirt and talk. You pay per message with credits, there is no subscription, and you always see who is real.',
  fictional_singular: 'fictional profile',
  fictional_plural: 'fictional profiles',
  fictional_warning:
    'Some profiles on this site are fictional and are there for entertainment. They are always labelled. You cannot meet the person shown in real life.',
};
