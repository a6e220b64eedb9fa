import { isIdBelow, TEXT_RULES } from '@rendezvous/shared/lint';
import type { CatalogueText, LintFinding } from './CatalogueText';
import { findDifferentTranslations, findQuotedNames } from './comparisons';
import { EXCEPTIONS, type LintException } from './exceptions';
import { findLeftoverEnglish } from './leftoverEnglish';

const applyTextRules = (texts: readonly CatalogueText[]): LintFinding[] =>
  texts.flatMap((text) =>
    Object.entries(TEXT_RULES).flatMap(([rule, findProblems]) =>
      findProblems(text).map((problem) => ({ packageName: text.packageName, id: text.id, locale: text.locale, rule, problem })),
    ),
  );

const RULES = [applyTextRules, findDifferentTranslations, findQuotedNames, findLeftoverEnglish];

type Place = Pick<LintFinding, 'id' | 'locale'>;

const concerns = ({ ids, locales }: LintException, { id, locale }: Place): boolean =>
  (locales?.includes(locale) ?? true) && isIdBelow(id, ids);

const covers = (exception: LintException, finding: LintFinding): boolean => exception.rule === finding.rule && concerns(exception, finding);

/** An exception that no text needs, with a text that it names. */
type UnusedException = Place & Pick<LintFinding, 'packageName' | 'rule'>;

/**
 * Finds what is wrong with the words of texts, which are those of all packages and languages: some rules compare them. Also finds the
 * exceptions that no text needs; those for texts that are not among `texts` do not count.
 */
export function lintCatalogues(
  texts: readonly CatalogueText[],
  exceptions: readonly LintException[] = EXCEPTIONS,
): { findings: LintFinding[]; unusedExceptions: UnusedException[] } {
  const allFindings = RULES.flatMap((findProblems) => findProblems(texts));
  const isUnused = (exception: LintException): boolean => !allFindings.some((finding) => covers(exception, finding));
  return {
    findings: allFindings.filter((finding) => !exceptions.some((exception) => covers(exception, finding))),
    unusedExceptions: exceptions.filter(isUnused).flatMap((exception) => {
      const text = texts.find((place) => concerns(exception, place));
      return text === undefined ? [] : [{ packageName: text.packageName, id: text.id, locale: text.locale, rule: exception.rule }];
    }),
  };
}
