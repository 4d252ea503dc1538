import type { AdForm } from '../ad-form.ts';

/** The server has other definitions than the form was filled in by; nothing was sent. */
export class DefinitionsChanged extends Error {
  override readonly name = 'DefinitionsChanged';
  /** The same form, carried over to them. */
  readonly form: AdForm;

  constructor(form: AdForm) {
    super('The definitions of the form have changed. Show the renewed form.');
    this.form = form;
  }
}

/** Another user has signed in than the one who filled the form in; nothing was sent. */
export class AuthorChanged extends Error {
  override readonly name = 'AuthorChanged';

  constructor() {
    super('The form belongs to another user. Close it.');
  }
}
