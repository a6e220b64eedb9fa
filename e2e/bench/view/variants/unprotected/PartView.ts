import type { LoadedPart } from '@rendezvous/shared/remote';
import { type ComponentType, createElement, type ReactElement } from 'react';

/** Replaces the view of a loaded part with the part itself, without an error boundary, so that a crash takes down the page. */
export const PartView = ({ part, props }: { part: LoadedPart; props: object }): ReactElement =>
  createElement(part.Component as ComponentType<object>, { key: part.release, ...props });
