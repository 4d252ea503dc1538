import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';

import type { Profile } from '../../../contract/index.ts';
import { ABOUT_LENGTH, NAME_LENGTH } from '../../../contract/plain.ts';
import { changeProfile } from '../../api/account/change-profile.ts';
import { ownProfile } from '../../api/account/own-profile.ts';
import { ApiFailure } from '../../api/transport/call.ts';
import { rememberProfile } from '../../device/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { showError } from '../../ui/error-dialog/error.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { phoneText } from '../../ui/phone/phone-text.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { editWords } from './account-words.ru.ts';
import { PictureField } from './PictureField.tsx';

import styles from './EditProfile.module.css';

interface EditProfileProps {
  /** Asks to sign in when the session expires over the form; resolves to whether a user did. */
  readonly signIn: () => Promise<boolean>;
  readonly onSaved: () => void;
}

/** The form of the own profile. What is typed outlives an expired session. */
export function EditProfile({ signIn, onSaved }: EditProfileProps) {
  const read = useQuery(ownProfile());
  const [profile, setProfile] = useState<Profile | null>(null);
  // The first answer fills the form; later ones must not replace what is typed.
  if (profile === null && read.data !== undefined && read.data !== null) setProfile(read.data);
  if (profile !== null) {
    return <ProfileForm profile={profile} signIn={signIn} onSaved={onSaved} />;
  }
  if (read.isLoadingError) return <FailedBlock onRetry={() => void read.refetch()} />;
  return <Skeleton shape="title" />;
}

function ProfileForm({ profile, signIn, onSaved }: EditProfileProps & { profile: Profile }) {
  const queries = useQueryClient();
  const id = useId();
  const nameBox = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(profile.name);
  const [about, setAbout] = useState(profile.profile_description ?? '');
  const [picture, setPicture] = useState(profile.profile_picture);
  const [isNameMissing, setNameMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      saveSignedIn({ name, profile_description: about, profile_picture: picture }, signIn),
    networkMode: 'always',
    onSuccess: (saved) => {
      if (saved === null) return;
      queries.setQueryData(ownProfile().queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['ads'] });
      rememberProfile({ username: saved.name, profilePicture: saved.profile_picture });
      onSaved();
    },
    onError: ({ message }) => void showError(message),
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isBlank = name.trim() === '';
        setNameMissing(isBlank);
        if (isBlank) nameBox.current?.focus();
        else if (!saving.isPending) saving.mutate();
      }}
    >
      <PictureField name={name} picture={picture} onPicture={setPicture} />
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-name`}>
          {editWords.name}
          <span aria-hidden="true" className={styles.star}>
            *
          </span>
        </label>
        <input
          ref={nameBox}
          id={`${id}-name`}
          className={styles.box}
          autoComplete="name"
          required
          maxLength={NAME_LENGTH}
          value={name}
          aria-invalid={isNameMissing}
          aria-describedby={`${id}-name-error`}
          onChange={({ target }) => {
            setName(target.value);
            setNameMissing(false);
          }}
        />
        <p id={`${id}-name-error`} className={styles.error} role="alert">
          {isNameMissing && editWords.nameMissing}
        </p>
      </div>
      <div className={styles.field}>
        <div className={styles.top}>
          <label className={styles.label} htmlFor={`${id}-about`}>
            {editWords.about}
          </label>
          <span className={styles.counter}>{`${about.length} / ${ABOUT_LENGTH}`}</span>
        </div>
        <textarea
          id={`${id}-about`}
          className={styles.box}
          rows={4}
          maxLength={ABOUT_LENGTH}
          value={about}
          aria-describedby={`${id}-about-hint`}
          onChange={({ target }) => setAbout(target.value)}
        />
        <p id={`${id}-about-hint`} className={styles.hint}>
          {editWords.aboutHint}
        </p>
      </div>
      {profile.phone_number !== null && <PhoneRow phone={profile.phone_number} />}
      <div className={styles.answers}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={saving.isPending ? editWords.saving : null}
        >
          {editWords.save}
        </Button>
        <ButtonLink href="/profile" variant="neutral" size="large">
          {editWords.cancel}
        </ButtonLink>
      </div>
    </form>
  );
}

function PhoneRow({ phone }: { readonly phone: string }) {
  return (
    <div className={styles.field}>
      <p className={styles.label}>{editWords.phone}</p>
      <p className={styles.phone}>
        <Icon name="lock" />
        {phoneText(phone)}
      </p>
      <p className={styles.hint}>{editWords.phoneHint}</p>
    </div>
  );
}

/** Saves, after a sign-in when the session has expired; `null` when that is declined. */
async function saveSignedIn(
  change: Parameters<typeof changeProfile>[0],
  signIn: () => Promise<boolean>,
): Promise<Profile | null> {
  try {
    return await changeProfile(change);
  } catch (failure) {
    const isExpired = failure instanceof ApiFailure && /^(session|sign-in)\./.test(failure.code);
    if (!isExpired) throw failure;
    return (await signIn()) ? changeProfile(change) : null;
  }
}
