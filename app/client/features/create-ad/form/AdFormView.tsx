import { EngineForm, focusField } from '@bozor/form-engine/react';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useSearch } from 'wouter';

import { adFaultText, isInCountry } from '../../../../contract/plain.ts';
import { useMapTiles } from '../../../api/site/use-map-tiles.ts';
import { CountryMap } from '../../../ui/map/CountryMap.tsx';
import { readFormField } from '../ad-address.ts';
import type { AdForm } from '../ad-form.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import { LimitNote } from '../LimitNote.tsx';
import type { AdActor } from '../machine/ad.machine.ts';
import { photosWords } from '../photos/photos-words.ru.ts';
import { PhotosSection } from '../photos/PhotosSection.tsx';
import { AdPreview } from './AdPreview.tsx';
import { ExactPlace } from './ExactPlace.tsx';
import { FormFoot } from './FormFoot.tsx';
import { RefusalDialog } from './RefusalDialog.tsx';

import styles from './AdFormView.module.css';

interface AdFormViewProps {
  readonly actor: AdActor;
  /** Link to the previous step. */
  readonly backHref: string;
}

/** The server's rule and sentence, at once on the map. */
function refuseAbroad(point: Parameters<typeof isInCountry>[0]): string | null {
  return isInCountry(point) ? null : adFaultText({ code: 'location.abroad' });
}

/** The second step: photos, the fields of the subcategory, and the preview. */
export function AdFormView({ actor, backHref }: AdFormViewProps) {
  const main = useRef<HTMLDivElement>(null);
  const form = useSelector(actor, ({ context }) => context.form);
  const photos = useSelector(actor, ({ context }) => context.photos);
  const fault = useSelector(actor, ({ context }) => context.photosFault);
  const formId = useId();
  const tiles = useMapTiles();
  useLeadToPhotos(actor, main);
  useLeadToField(form, formId, main);

  return (
    <>
      <div
        ref={main}
        className={styles.main}
        onSubmitCapture={() => actor.send({ type: 'submit.pressed' })}
      >
        <LimitNote />
        <DroppedValues names={form.dropped} />
        {form.page.limits.photos_max > 0 && (
          <PhotosSection
            queue={photos}
            isRequired={form.page.limits.photos_min > 0}
            fault={fault}
          />
        )}
        <CountryMap tiles={tiles} refuse={refuseAbroad}>
          <EngineForm
            id={formId}
            store={form.store}
            sections={form.sections}
            otherFaults={
              fault === null
                ? NO_FAULTS
                : [
                    {
                      name: photosWords.title,
                      text: fault,
                      focus: () => leadToPhotos(main.current),
                    },
                  ]
            }
            onSubmit={(payload) => actor.send({ type: 'form.accepted', payload })}
          >
            <ExactPlace actor={actor} form={form} />
            <FormFoot actor={actor} backHref={backHref} />
          </EngineForm>
        </CountryMap>
        <TesterBar form={form} />
      </div>
      <AdPreview form={form} photos={photos} />
      <RefusalDialog actor={actor} />
    </>
  );
}

const NO_FAULTS = [] as const;

const SaveTrace = lazy(() =>
  import('../../../ui/save-trace/SaveTrace.tsx').then(({ SaveTrace: View }) => ({ default: View })),
);

/** For a tester: saves the recording of this form. */
function TesterBar({ form: { record, page } }: { readonly form: AdForm }) {
  if (record === null) return null;
  return (
    <aside className={styles.tester} aria-label={createAdWords.tester}>
      <p>{createAdWords.testerNote}</p>
      <Suspense fallback={null}>
        <SaveTrace record={record} name={page.target.subcategoryId} />
      </Suspense>
    </aside>
  );
}

/** Names the values of a draft that the form cannot hold. */
function DroppedValues({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.dropped} role="status">
      <p>{createAdWords.dropped}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Focuses the photos when they are invalid, a frame after the form focuses its own faults. If
 * fields are invalid too, the form's summary may take the focus afterwards; the photos' message
 * stays visible.
 */
function useLeadToPhotos(actor: AdActor, main: RefObject<HTMLElement | null>): void {
  const requests = useSelector(actor, ({ context }) => context.photosFocusRequests);
  const [atFirst] = useState(requests);
  useEffect(() => {
    if (requests === atFirst) return undefined;
    const frame = requestAnimationFrame(() => leadToPhotos(main.current));
    return () => cancelAnimationFrame(frame);
  }, [requests, atFirst, main]);
}

/** Focuses the field that the address names, a frame after the heading of the step has the focus. */
function useLeadToField(form: AdForm, formId: string, main: RefObject<HTMLElement | null>): void {
  const field = readFormField(useSearch());
  const [wanted] = useState({ field, fields: form.store.plan.fields });
  useEffect(() => {
    if (wanted.field === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const found = wanted.fields.find(({ key }) => key === wanted.field);
      if (found === undefined) leadToPhotos(main.current);
      else focusField(formId, found.index);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, formId, main]);
}

/** Focuses the retry of a failed photo, else the button that adds one. */
function leadToPhotos(main: HTMLElement | null): void {
  const remedy = main?.querySelector<HTMLElement>('[data-remedy]');
  const control = remedy ?? main?.querySelector<HTMLElement>('[data-add]');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
