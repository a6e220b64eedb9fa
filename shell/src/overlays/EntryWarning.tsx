import { type LayoutName, showsEntryWarning } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Dialog, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useInstalled } from '../services/useInstalled';

/** Warns, before anything else, that the site is for adults; once confirmed, it is not shown again. */
export const EntryWarning = observer(({ layout }: { layout: LayoutName }) => {
  const { session, settings, alerts, overlays } = useStore();
  const { geoip_country: country, enable_site_entry_popup: enabled, safe_page: safePage } = settings.current;
  const skipped = alerts.isDismissed('skip-site-entry');
  const isDue = showsEntryWarning({ layout, country, enabled, skipped, signedIn: session.isSignedIn, installed: useInstalled() });
  useEffect(() => {
    if (isDue) overlays.open('entry-warning');
    return () => overlays.close('entry-warning');
  }, [isDue, overlays]);
  if (!overlays.isOpen('entry-warning')) return null;
  const enter = (): void => alerts.dismiss('skip-site-entry');
  return <EntryDialog site={settings.current.name} onEnter={enter} onLeave={() => window.location.replace(safePage)} />;
});

interface EntryDialogProps {
  site: string;
  onEnter: () => void;
  onLeave: () => void;
}

function EntryDialog({ site, onEnter, onLeave }: EntryDialogProps) {
  const title = (
    <FormattedMessage id="shell.entry.title" defaultMessage="Adults only" description="Heading of the warning at the first visit" />
  );
  const actions = (
    <>
      <Button variant="quiet" onPress={onLeave}>
        <FormattedMessage id="shell.entry.leave" defaultMessage="Leave" description="Button of the entry warning: leaves the site" />
      </Button>
      <Button onPress={onEnter}>
        <FormattedMessage
          id="shell.entry.enter"
          defaultMessage="I am 18 or older"
          description="Button of the entry warning: enters the site"
        />
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen dismissable={false} onClose={onEnter} size="s" actions={actions}>
      <Text>
        <FormattedMessage
          id="shell.entry.text"
          defaultMessage="{site} is a dating site for adults. Come in only if you’re 18 or older and sites like this are allowed where you are."
          description="Entry warning; site: name of the site"
          values={{ site }}
        />
      </Text>
    </Dialog>
  );
}
