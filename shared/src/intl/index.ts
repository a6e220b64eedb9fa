export { defineMessages, FormattedMessage, useIntl } from 'react-intl';
export type { IntlShape, MessageDescriptor } from 'react-intl';
export { describeCode, describeError, isErrorCode } from './describeError';
export { formatDateTime } from './formatDateTime';
export { formatDay } from './formatDay';
export { formatMoney } from './formatMoney';
export { formatTime } from './formatTime';
export { IntlRoot } from './IntlRoot';
export { useMoney } from './useMoney';
