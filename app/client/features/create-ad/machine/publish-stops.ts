import type { AdForm } from '../ad-form.ts';

/** The server's definitions differ from the form's; nothing was sent. */
export class DefinitionsChanged extends Error {
  override readonly name = 'DefinitionsChanged';
  /** The same form, transferred to them. */
  readonly form: AdForm;

  constructor(form: AdForm) {
    super('The definitions of the form have changed. Show the renewed form.');
    this.form = form;
  }
}

/** Another user than the form's author has signed in; nothing was sent. */
export class AuthorChanged extends Error {
  override readonly name = 'AuthorChanged';

  constructor() {
    super('The form belongs to another user. Close it.');
  }
}
