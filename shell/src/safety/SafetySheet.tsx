import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BlockQuestion } from './BlockQuestion';
import { ReportDialog } from './ReportDialog';
import { SafetyChoice } from './SafetyChoice';

/** The only safety sheet: hide, block or report the member it was opened for. */
export const SafetySheet = observer(() => {
  const { subject } = useSafety();
  return subject && <SafetySheetContent key={subject.member.id} subject={subject} />;
});

function SafetySheetContent({ subject }: { subject: SafetySubject }) {
  const { close } = useSafety();
  useReturnFocus();
  const [choice, setChoice] = useState(subject.choice ?? null);
  if (choice === 'block') return <BlockQuestion subject={subject} onClose={close} />;
  if (choice === 'report') return <ReportDialog subject={subject} onClose={close} />;
  return <SafetyChoice member={subject.member} onChoose={setChoice} onClose={close} />;
}

/**
 * Restores focus when the sheet closes. Each dialog here returns it to the previous one, which is gone by then; this hook returns it to whatever
 * opened the first one, or to the page.
 */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const target = opener?.isConnected ? opener : document.querySelector('main');
        if (target instanceof HTMLElement) target.focus();
      }),
    [opener],
  );
}
