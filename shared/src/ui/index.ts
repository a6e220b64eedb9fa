export { createStyles, StyleCache } from './StyleCache';
export { UiProvider } from './UiProvider';
export { ACCENTS } from './theme/accents';
export { GlobalStyle } from './theme/GlobalStyle';
export { media } from './theme/media';
export { token } from './theme/token';
export type { Tone } from './theme/tones';
export { Icon } from './icons/Icon';
export type { IconName } from './icons/icons';

export { Button } from './buttons/Button';
export { ButtonLink } from './buttons/ButtonLink';
export type { ButtonSize, ButtonVariant } from './buttons/getButtonStyles';
export { IconButton } from './buttons/IconButton';
export { LinkButton } from './buttons/LinkButton';
export { TextLink } from './buttons/TextLink';

export { Checkbox } from './fields/Checkbox';
export { controlStyle } from './fields/controlStyle';
export { Field } from './fields/Field';
export { fieldAria } from './fields/fieldAria';
export { FieldMessages } from './fields/FieldMessages';
export type { Option, RadioOption } from './fields/Option';
export { RadioCards } from './fields/RadioCards';
export { Select } from './fields/Select';
export { Switch } from './fields/Switch';
export { TextArea } from './fields/TextArea';
export { TextCounter } from './fields/TextCounter';
export { TextField } from './fields/TextField';

export { ConfirmDialog } from './overlays/ConfirmDialog';
export { Dialog } from './overlays/Dialog';
export { laterDialog } from './overlays/laterDialog';
export { Menu } from './overlays/Menu';
export type { MenuEntry } from './overlays/MenuEntry';
export { popupStyle } from './overlays/popupStyle';
export type { ToastItem } from './overlays/Toast';
export { Toasts } from './overlays/Toasts';
export { usePopup } from './overlays/usePopup';

export { Later } from './later/Later';
export { LaterFailed } from './later/LaterFailed';
export { useLater } from './later/useLater';

export { Alert } from './feedback/Alert';
export { Badge } from './feedback/Badge';
export { Banner } from './feedback/Banner';
export { Countdown } from './feedback/Countdown';
export { CountBadge } from './feedback/CountBadge';
export { DismissButton } from './feedback/DismissButton';
export { EmptyState } from './feedback/EmptyState';
export { ErrorState } from './feedback/ErrorState';
export { ProgressBar } from './feedback/ProgressBar';
export { Skeleton, useSteadyLoading } from './feedback/Skeleton';
export { Spinner } from './feedback/Spinner';

export { AlertsContext, AlertsPlace } from './layout/AlertsPlace';
export { Card } from './layout/Card';
export { Grid } from './layout/Grid';
export { Logo } from './layout/Logo';
export { Page } from './layout/Page';
export { Row } from './layout/Row';
export { Stack } from './layout/Stack';
export { Table } from './layout/Table';

export { Avatar } from './media/Avatar';
export { Photo } from './media/Photo';
export { photoSources } from './media/photoSources';
export { FictionalLabel } from './people/FictionalLabel';
export { PersonName } from './people/PersonName';

export { EmailText } from './text/EmailText';
export { Heading } from './text/Heading';
export { hiddenStyle, VisuallyHidden } from './text/VisuallyHidden';
export { Text } from './text/Text';
