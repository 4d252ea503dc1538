import { useId, useMemo, useState, type ReactNode } from 'react';

import type { WidgetName } from '../fields/field-kind.ts';
import type { Payload } from '../form/state/form-state.ts';
import type { FormStore } from '../form/state/form-store.ts';
import { Announcer } from './announcer/Announcer.tsx';
import type { Catalogue } from './catalogue/catalogue.ts';
import { CatalogueContext, useCatalogue } from './catalogue/use-words.ts';
import { ErrorSummary } from './error-summary/ErrorSummary.tsx';
import {
  FormCoreContext,
  FormLayoutContext,
  type FormCore,
  type FormSection,
} from './form-context.ts';
import { RjsfForm, type RjsfTheme } from './rjsf/RjsfForm.tsx';
import type { OtherFault } from './shown-faults.ts';
import { FormEndContext, SubmitRow } from './submit/SubmitRow.tsx';
import { useRefusal } from './use-refusal.ts';
import type { Widget } from './widget.ts';
import { widgets as ownWidgets } from './widgets.ts';

import styles from './EngineForm.module.css';

/** What a form is drawn with. */
export interface EngineFormProps {
  /** The form itself. Another store makes another form: nothing of the old one stays. */
  readonly store: FormStore;
  /**
   * The person submitted and every visible field is right. While its promise is pending the button
   * reads «Отправляем…» and another submit is ignored. Its rejection belongs to the host: refusals
   * of the server come back as a `SERVER_ERRORS` event.
   */
  readonly onSubmit: (values: Payload) => void | Promise<void>;
  /** Words on the button; absent where the host has its own (`<button form={id}>`). */
  readonly submitLabel?: string;
  /** Id of the `<form>` element; `focusField` finds the form's fields by it. */
  readonly id?: string;
  /** The host's own parts, after the fields and before the button. */
  readonly children?: ReactNode;
  /** Titled cards of fields; without them one card holds all. */
  readonly sections?: readonly FormSection[];
  /**
   * Faults of the host's own parts above the form: the summary counts them and leads to them first.
   */
  readonly otherFaults?: readonly OtherFault[];
  readonly isDisabled?: boolean;
  /** `cards`: fields are in cards. `plain`: without edges, for panels and dialogs. */
  readonly layout?: 'cards' | 'plain';
  /**
   * Widgets of an rjsf theme in place of the engine's: they get rjsf's own props, from the store.
   * It never changes: give the form another `key` for another theme.
   */
  readonly theme?: RjsfTheme;
  /** Drawings to use instead of the engine's own, by widget name. */
  readonly widgets?: Partial<Readonly<Record<WidgetName, Widget>>>;
  /**
   * The language of the form's own words; where left out that of `CatalogueContext`, else Russian.
   * Sentences of faults are the store's: open it with the same `faultText`.
   */
  readonly catalogue?: Catalogue;
}

/** A form of a plan: a real @rjsf/core form whose every field follows the store by itself. */
export function EngineForm(props: EngineFormProps) {
  const around = useCatalogue();
  return (
    <CatalogueContext value={props.catalogue ?? around}>
      <StoreForm key={storeKey(props.store)} {...props} />
    </CatalogueContext>
  );
}

function StoreForm(props: EngineFormProps) {
  const { store, onSubmit, children, sections, isDisabled = false, layout = 'cards' } = props;
  const ownId = useId();
  // What the host named is also how it finds a field: see `focusField`.
  const idPrefix = props.id ?? ownId;
  const others = props.otherFaults ?? NO_FAULTS;
  const { refused, summary, show, forget } = useRefusal({ store, idPrefix, others });
  const [isSending, setSending] = useState(false);
  const catalogue = useCatalogue();
  const core = useFormCoreOf(props, catalogue);
  const cards = useMemo(() => ({ sections: sections ?? [] }), [sections]);

  const send = async (values: Payload) => {
    if (isSending) return;
    forget();
    setSending(true);
    try {
      await onSubmit(values);
    } finally {
      setSending(false);
    }
  };

  return (
    <FormCoreContext value={core}>
      <FormLayoutContext value={cards}>
        <FormEndContext
          value={{ children, submitLabel: props.submitLabel ?? null, isSending, isDisabled }}
        >
          <div className={styles.root} data-layout={layout} lang={langOf(catalogue)}>
            {hasRequired(store) && (
              <p className={styles.legend}>
                <span className={styles.mark}>*</span> {core.words.form.required}
              </p>
            )}
            {refused !== null && (
              <ErrorSummary
                key={refused}
                ref={summary}
                store={store}
                idPrefix={idPrefix}
                others={others}
              />
            )}
            <RjsfForm
              store={store}
              idPrefix={idPrefix}
              formId={props.id ?? `${idPrefix}_form`}
              isDisabled={isDisabled}
              theme={props.theme ?? null}
              onAccepted={(values) => void send(values)}
              onRefused={show}
            >
              {FORM_END}
            </RjsfForm>
            <Announcer store={store} />
          </div>
        </FormEndContext>
      </FormLayoutContext>
    </FormCoreContext>
  );
}

const FORM_END = <SubmitRow />;
const NO_FAULTS: readonly OtherFault[] = [];

// The identity of this object is what keeps the leaves still while the host redraws the form.
function useFormCoreOf(
  { store, widgets, isDisabled = false }: EngineFormProps,
  { words }: Catalogue,
): FormCore {
  const [shownAtStart] = useState(() => new Set(store.visibleFields()));
  return useMemo(
    () => ({ store, widgets: { ...ownWidgets, ...widgets }, words, isDisabled, shownAtStart }),
    [store, widgets, words, isDisabled, shownAtStart],
  );
}

/** Set where the page has another language. */
function langOf({ locale }: Catalogue): string | undefined {
  const isPages = typeof document === 'object' && document.documentElement.lang === locale;
  return isPages ? undefined : locale;
}

function hasRequired({ plan }: FormStore): boolean {
  return plan.mode === 'entry' && plan.fields.some(({ isRequired }) => isRequired);
}

const keys = new WeakMap<FormStore, number>();
let storesMet = 0;

function storeKey(store: FormStore): number {
  const known = keys.get(store);
  if (known !== undefined) return known;
  storesMet += 1;
  keys.set(store, storesMet);
  return storesMet;
}
