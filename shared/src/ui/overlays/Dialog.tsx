import { type ReactNode, useId } from 'react';
import { DismissButton } from '../feedback/DismissButton';
import { LaterFailed } from '../later/LaterFailed';
import { useLater } from '../later/useLater';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { laterDialog } from './laterDialog';
import { type DialogSize, dialogStyles } from './dialogStyles';

interface DialogProps {
  title: ReactNode;
  /** A sentence below the title, announced with it. */
  description?: ReactNode | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** If false, neither the backdrop nor Escape closes the dialog, and there is no close button. */
  dismissable?: boolean | undefined;
  /** If true, a click anywhere inside closes the dialog too, after the clicked element has handled it. */
  closesOnClick?: boolean | undefined;
  /** Maximum width: `s` 26 rem (a question), `m` 34 rem, `l` 50 rem, `full` the whole window. */
  size?: DialogSize | undefined;
  /** Hides the title visually. */
  hideTitle?: boolean | undefined;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode | undefined;
  children?: ReactNode | undefined;
}

const { head, titleBlock, foot, hidden } = dialogStyles;

/**
 * The only modal component. It is labelled, traps focus, restores it on closing and locks the page behind it; on a phone, it is a bottom
 * sheet.
 */
export function Dialog({
  isOpen,
  onClose,
  dismissable = true,
  closesOnClick = false,
  size = 'm',
  role = 'dialog',
  ...content
}: DialogProps) {
  const id = useId();
  const Frame = useLater(laterDialog, isOpen);
  if (!isOpen) return null;
  if (!Frame) return <LaterFailed later={laterDialog} onClose={dismissable ? onClose : undefined} />;
  const describedBy = content.description === undefined ? undefined : `${id}-text`;
  return (
    <Frame {...{ size, role, dismissable, closesOnClick, onClose, describedBy }} labelledBy={id}>
      <DialogContent {...content} id={id} onClose={dismissable ? onClose : undefined} />
    </Frame>
  );
}

interface DialogContentProps extends Pick<DialogProps, 'title' | 'description' | 'hideTitle' | 'actions' | 'children'> {
  id: string;
  onClose: (() => void) | undefined;
}

function DialogContent({ id, title, description, hideTitle = false, actions, children, onClose }: DialogContentProps) {
  return (
    <>
      <div css={[head, hideTitle && onClose === undefined ? hidden : null]} data-bare={hideTitle}>
        <div css={[titleBlock, hideTitle ? hidden : null]}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {description === undefined ? null : (
            <Text tone="muted" id={`${id}-text`}>
              {description}
            </Text>
          )}
        </div>
        {onClose ? <DismissButton onPress={onClose} /> : null}
      </div>
      {children}
      {actions === undefined ? null : <div css={foot}>{actions}</div>}
    </>
  );
}
