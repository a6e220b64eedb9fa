import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { laterDialog } from './laterDialog';

const Opener = ({ dismissable }: { dismissable: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Buy credits"
        description="No subscription."
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        dismissable={dismissable}
        actions={<Button onPress={() => setOpen(false)}>Later</Button>}
      >
        <input aria-label="Amount" />
      </Dialog>
    </>
  );
};

const open = async (dismissable = true) => {
  const view = renderPart(<Opener dismissable={dismissable} />);
  await view.person.click(screen.getByRole('button', { name: 'Open' }));
  return { ...view, dialog: screen.getByRole('dialog') };
};

describe('R-058 every modal', () => {
  it('has role dialog, a label and a description', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleName('Buy credits');
    expect(dialog).toHaveAccessibleDescription('No subscription.');
  });

  it('takes the focus, traps it inside and returns it to the opener', async () => {
    const { person, dialog } = await open();
    for (let step = 0; step < 6; step += 1) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await person.tab();
    }
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('locks the page behind it and hides it from assistive technology', async () => {
    const { person } = await open();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('stays open when it must be answered: no close button, and Escape does nothing', async () => {
    const { person, dialog } = await open(false);
    await person.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Later' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { dialog } = await open();
    expect(await barriers(dialog)).toEqual([]);
  });
});

describe('ConfirmDialog', () => {
  const renderConfirmDialog = (props: { busy?: boolean } = {}) => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    const view = renderPart(
      <ConfirmDialog title="Block Anna?" confirm="Block" danger isOpen onConfirm={onConfirm} onClose={onClose} {...props} />,
    );
    return { ...view, onConfirm, onClose };
  };

  it('offers a button named after the action and a way to cancel', async () => {
    const { person, onConfirm, onClose } = renderConfirmDialog();
    expect(screen.getByRole('alertdialog', { name: 'Block Anna?' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Block' }));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('cannot be closed while the request is pending', async () => {
    const { person, onClose } = renderConfirmDialog({ busy: true });
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('R-058 Cancel does nothing while the request is pending', async () => {
    const { person, onClose } = renderConfirmDialog({ busy: true });
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a dialog whose script could not be loaded', () => {
  beforeEach(() => {
    jest.spyOn(laterDialog, 'current', 'get').mockReturnValue(null);
    jest.spyOn(laterDialog, 'hasFailed', 'get').mockReturnValue(true);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([true, false])('R-016 shows an error in its place; dismissable: %s', async (dismissable) => {
    const { person } = renderPart(<Opener dismissable={dismissable} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('alert')).toHaveTextContent('That didn’t load');
    const closeButton = screen.queryByRole('button', { name: 'Close' });
    expect(closeButton !== null).toBe(dismissable);
    if (closeButton) await person.click(closeButton);
    expect(screen.queryByRole('alert') === null).toBe(dismissable);
  });
});
