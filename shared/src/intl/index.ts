export {
  createIntl,
  defineMessage,
  defineMessages,
  FormattedDate,
  FormattedDisplayName,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedRelativeTime,
  FormattedTime,
  useIntl,
} from 'react-intl';
export type { IntlShape, MessageDescriptor } from 'react-intl';
export { attributeLabel } from './attributeLabel';
export { attributeValueLabel } from './attributeValueLabel';
export { countryName } from './countryName';
export { dayLabel } from './dayLabel';
export { dayNumber } from './dayNumber';
export { describeCode, describeError } from './describeError';
export { distanceText } from './distanceText';
export { formatDateTime } from './formatDateTime';
export { formatDay } from './formatDay';
export { formatMoney } from './formatMoney';
export { formatTime } from './formatTime';
export { gateText, type GatedAction } from './gateText';
export { genderLabel } from './genderLabel';
export { interestLabel } from './interestLabel';
export { IntlRoot } from './IntlRoot';
export { lastActiveText } from './lastActiveText';
export { regionLabel } from './regionLabel';
export { sexualityLabel } from './sexualityLabel';
export { useMoney } from './useMoney';
