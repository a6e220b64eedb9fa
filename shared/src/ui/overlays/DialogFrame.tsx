import { type ReactNode, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { type DialogSize, dialogStyles } from './dialogStyles';

export interface DialogFrameProps {
  size: DialogSize;
  role: 'dialog' | 'alertdialog';
  dismissable: boolean;
  closesOnClick: boolean;
  onClose: () => void;
  labelledBy: string;
  describedBy: string | undefined;
  children: ReactNode;
}

const { overlay, modal, panel, sizes } = dialogStyles;
const noop = (): void => undefined;

/** Backdrop and panel: Escape and the backdrop close a dismissable dialog; the page behind is locked and hidden from assistive technology. */
export const DialogFrame = (props: DialogFrameProps) => (
  <Overlay>
    <DialogPanel {...props} />
  </Overlay>
);

function DialogPanel({ size, role, dismissable, closesOnClick, onClose, labelledBy, describedBy, children }: DialogFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const overlayState = { isOpen: true, close: onClose, setOpen: noop, open: noop, toggle: onClose, point: null, setPoint: noop };
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: dismissable, isKeyboardDismissDisabled: !dismissable },
    overlayState,
    frame,
  );
  const { dialogProps } = useDialog({ role, 'aria-labelledby': labelledBy }, section);
  return (
    <div {...underlayProps} css={overlay} data-size={size}>
      <div {...modalProps} ref={frame} css={[modal, sizes[size]]}>
        <section {...dialogProps} ref={section} aria-describedby={describedBy} onClick={closesOnClick ? onClose : undefined} css={panel}>
          {children}
        </section>
      </div>
    </div>
  );
}
