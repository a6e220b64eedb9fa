import { FormattedMessage } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Dialog } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ReportDone } from './ReportDone';
import { ReportStep } from './ReportStep';
import { ReportStore } from './ReportStore';
import { useAvoid } from './useAvoid';

interface ReportTalkProps {
  subject: SafetySubject;
  onClose: () => void;
}

/** A report in four short steps; once it is sent the two do not meet any more. */
export const ReportTalk = observer(({ subject, onClose }: ReportTalkProps) => {
  const root = useStore();
  const [report] = useState(() => new ReportStore(root, subject));
  const avoid = useAvoid();
  const close = (): void => {
    onClose();
    if (report.reference !== null) avoid(subject);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={
        <FormattedMessage
          id="shell.report.title"
          defaultMessage="Report {name}"
          description="Title of the talk about a report; name: of a member"
          values={{ name: subject.member.name }}
        />
      }
    >
      {report.reference === null ? <ReportStep report={report} /> : <ReportDone reference={report.reference} onClose={close} />}
    </Dialog>
  );
});
