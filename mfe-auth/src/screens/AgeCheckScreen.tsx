import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Card, Page } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { AgeChecked } from '../components/AgeChecked';
import { AgeQuestion } from '../components/AgeQuestion';
import { AgeResult } from '../components/AgeResult';

/** Proves a member's age to a provider, where their country requires it, before members and messages open up. */
export const AgeCheckScreen = observer(() => {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.age.title"
          defaultMessage="Your age"
          description="Title of the page where members show that they are adults"
        />
      }
    >
      {token === null ? <BeforeCheck /> : <AgeResult key={token} token={token} />}
    </Page>
  );
});

const BeforeCheck = observer(() => <Card inset="xl">{useStore().session.needsAgeCheck ? <AgeQuestion /> : <AgeChecked />}</Card>);
