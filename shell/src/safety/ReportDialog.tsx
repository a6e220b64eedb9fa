import { FormattedMessage } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { defineSlice, useStore } from '@rendezvous/shared/store';
import { Dialog } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { ReportDone } from './ReportDone';
import { ReportStep } from './ReportStep';
import { ReportStore } from './ReportStore';
import { useAvoidMember } from './useAvoidMember';

interface ReportDialogProps {
  subject: SafetySubject;
  onClose: () => void;
}

const { use: useReportsInProgress } = defineSlice('reports-begun@1', () => new Map<string, ReportStore>());

/** A report in four short steps; an abandoned one resumes where it stopped, and once it is sent, the two members no longer see each other. */
export const ReportDialog = observer(({ subject, onClose }: ReportDialogProps) => {
  const root = useStore();
  const reportsInProgress = useReportsInProgress();
  const key = [subject.member.id, subject.photoId, subject.message?.id].join();
  const report = reportsInProgress.get(key) ?? new ReportStore(root, subject);
  reportsInProgress.set(key, report);
  const avoid = useAvoidMember();
  const { reference, isSending } = report;
  const avoidSubject = useEffectEvent(() => avoid(subject));
  useEffect(() => {
    if (reference !== null) avoidSubject();
  }, [reference]);
  const close = (): void => {
    if (reference !== null) reportsInProgress.delete(key);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      dismissable={!isSending}
      title={
        <FormattedMessage
          id="shell.report.title"
          defaultMessage="Report {name}"
          description="Title of the talk about a report; name: of a member"
          values={{ name: subject.member.name }}
        />
      }
    >
      {reference === null ? <ReportStep report={report} /> : <ReportDone reference={reference} onClose={close} />}
    </Dialog>
  );
});
