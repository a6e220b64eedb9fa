import { FormattedMessage } from '@rendezvous/shared/intl';
import { Page } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { ComplaintForm } from '../complaints/ComplaintForm';
import { Outcome } from './Outcome';
import { screenTitles } from './screenTitles';

/** Shows the complaint form and, after it has been sent, the ticket number. */
export const ComplaintsScreen = () => {
  const [ticket, setTicket] = useState<string | null>(null);
  return (
    <Page
      title={<FormattedMessage {...screenTitles.complaints} />}
      lead={
        <FormattedMessage
          id="shell.complaints.lead"
          defaultMessage="Tell us what’s wrong. We’ll answer by email within 14 days."
          description="Under the heading of the complaint form"
        />
      }
      width="narrow"
    >
      {ticket === null ? (
        <ComplaintForm onSent={setTicket} />
      ) : (
        <Outcome>
          <FormattedMessage
            id="shell.complaints.sent"
            defaultMessage="Thank you. Your complaint number is {ticket}. We’ve emailed you a confirmation."
            description="After sending a complaint; ticket: number"
            values={{ ticket: <strong>{ticket}</strong> }}
          />
        </Outcome>
      )}
    </Page>
  );
};
