export { defineMessages, FormattedMessage, useIntl } from 'react-intl';
export type { IntlShape, MessageDescriptor } from 'react-intl';
export { describeCode, describeError, isErrorCode } from './describeError';
export { formatDateTime, formatDay, formatMoney, formatTime, useMoney } from './formats';
export { IntlRoot } from './IntlRoot';
