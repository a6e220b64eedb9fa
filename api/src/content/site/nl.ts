import type { SiteTexts } from './SiteTexts';

export const nl: SiteTexts = {
  index_title: 'Ontmoet volwassenen die willen wat jij wilt',
  description:
    'Een eerlijke plek waar volwassenen elkaar ontmoeten, flirten en praten. Je betaalt per bericht met credits, zonder abonnement, en je ziet altijd wie echt is.',
  fictional_singular: 'fictief profiel',
  fictional_plural: 'fictieve profielen',
  fictional_warning:
    'Sommige profielen op deze site zijn fictief en bedoeld als vermaak. Ze zijn altijd als zodanig aangegeven. Een ontmoeting met de afgebeelde persoon is niet mogelijk.',
};
