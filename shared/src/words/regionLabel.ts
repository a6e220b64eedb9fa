import { regionWord, type RegionWord } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const messages: Record<RegionWord, MessageDescriptor> = defineMessages({
  province: { id: 'shared.region.province', defaultMessage: 'Province', description: 'Label of a region field' },
  federal_state: { id: 'shared.region.federal_state', defaultMessage: 'Federal state', description: 'Label of a region field' },
  canton: { id: 'shared.region.canton', defaultMessage: 'Canton', description: 'Label of a region field' },
  department: { id: 'shared.region.department', defaultMessage: 'Department', description: 'Label of a region field' },
  region: { id: 'shared.region.region', defaultMessage: 'Region', description: 'Label of a region field' },
  voivodeship: { id: 'shared.region.voivodeship', defaultMessage: 'Voivodeship', description: 'Label of a region field' },
  county: { id: 'shared.region.county', defaultMessage: 'County', description: 'Label of a region field' },
  state: { id: 'shared.region.state', defaultMessage: 'State', description: 'Label of a region field' },
});

/** Returns the label of the region field for a country (ISO 3166 alpha-2). */
export const regionLabel = (intl: IntlShape, country: string): string => intl.formatMessage(messages[regionWord(country)]);
