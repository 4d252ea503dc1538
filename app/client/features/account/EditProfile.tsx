import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Ref, SyntheticEvent } from 'react';

import type { Profile } from '../../../contract/index.ts';
import { ABOUT_LENGTH, NAME_LENGTH } from '../../../contract/plain.ts';
import { ownProfile } from '../../api/account/own-profile.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { phoneText } from '../../ui/phone/phone-text.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { editWords } from './account-words.ru.ts';
import { PictureField } from './PictureField.tsx';
import { forgetUnsavedProfile } from './unsaved-profile.ts';
import { UnsavedNote } from './UnsavedNote.tsx';
import { useProfileEdits } from './use-profile-edits.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { useSendPicture } from './use-send-picture.ts';

import styles from './EditProfile.module.css';

interface EditProfileProps {
  /** Asks to sign in when the session expires over the form; resolves to whether a user did. */
  readonly signIn: () => Promise<boolean>;
  /** Reports the form, once it is shown. */
  readonly onOpen: () => void;
  readonly onSaved: () => void;
  /** Called when the edits are given up. */
  readonly onCancelled: () => void;
  /** Opens the form again after it was left with unsaved edits. */
  readonly onReturn: () => void;
}

/** The form of the own profile. What is typed outlives an expired session. */
export function EditProfile({ onOpen, ...rest }: EditProfileProps) {
  const read = useQuery(ownProfile());
  const [profile, setProfile] = useState<Profile | null>(null);
  const loaded = read.data ?? null;
  // The first answer fills the form; later ones must not replace what is typed by the same user.
  if (loaded !== null && loaded.id !== profile?.id) setProfile(loaded);
  const hasForm = profile !== null;
  useEffect(() => {
    if (hasForm) onOpen();
  }, [hasForm, onOpen]);

  if (profile !== null) {
    return <ProfileForm key={profile.id} profile={profile} {...rest} />;
  }
  if (read.isLoadingError) return <FailedBlock onRetry={() => void read.refetch()} />;
  return <Skeleton shape="title" />;
}

interface ProfileFormProps extends Omit<EditProfileProps, 'onOpen'> {
  readonly profile: Profile;
}

function ProfileForm({ profile, signIn, onSaved, onCancelled, onReturn }: ProfileFormProps) {
  const nameBox = useRef<HTMLInputElement>(null);
  const { edits, isRestored, change, discard } = useProfileEdits(profile, onReturn);
  const [isNameMissing, setNameMissing] = useState(false);
  const sending = useSendPicture((url) => change({ profile_picture: url }));
  const leave = (next: () => void) => {
    forgetUnsavedProfile();
    next();
  };
  const saving = useSaveProfile({ userId: profile.id, signIn, onSaved: () => leave(onSaved) });
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const isBlank = edits.name.trim() === '';
    setNameMissing(isBlank);
    if (isBlank) nameBox.current?.focus();
    else if (waitText(sending, saving) === null) saving.mutate(edits);
  };

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {isRestored && (
        <UnsavedNote
          onDiscard={() => {
            discard();
            nameBox.current?.focus();
          }}
        />
      )}
      <PictureField
        name={edits.name}
        picture={edits.profile_picture}
        sending={sending}
        onPicture={(url) => change({ profile_picture: url })}
      />
      <NameField
        box={nameBox}
        name={edits.name}
        isMissing={isNameMissing}
        onName={(name) => {
          change({ name });
          setNameMissing(false);
        }}
      />
      <AboutField
        about={edits.profile_description}
        onAbout={(about) => change({ profile_description: about })}
      />
      {profile.phone_number !== null && <PhoneRow phone={profile.phone_number} />}
      <div className={styles.answers}>
        <Button type="submit" variant="primary" size="large" busy={waitText(sending, saving)}>
          {editWords.save}
        </Button>
        <Button size="large" onClick={() => leave(onCancelled)}>
          {editWords.cancel}
        </Button>
      </div>
    </form>
  );
}

interface Waiting {
  readonly isPending: boolean;
}

/** What the form waits for: a save before the picture's URL would leave the picture out. */
function waitText(sending: Waiting, saving: Waiting): string | null {
  if (sending.isPending) return editWords.sendingPhoto;
  return saving.isPending ? editWords.saving : null;
}

interface NameFieldProps {
  readonly box: Ref<HTMLInputElement>;
  readonly name: string;
  readonly isMissing: boolean;
  readonly onName: (name: string) => void;
}

function NameField({ box, name, isMissing, onName }: NameFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {editWords.name}
        <span aria-hidden="true" className={styles.star}>
          *
        </span>
      </label>
      <input
        ref={box}
        id={id}
        className={styles.box}
        autoComplete="name"
        required
        maxLength={NAME_LENGTH}
        value={name}
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => onName(target.value)}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {isMissing && editWords.nameMissing}
      </p>
    </div>
  );
}

interface AboutFieldProps {
  readonly about: string;
  readonly onAbout: (about: string) => void;
}

function AboutField({ about, onAbout }: AboutFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {editWords.about}
        </label>
        <span className={styles.counter}>{`${about.length} / ${ABOUT_LENGTH}`}</span>
      </div>
      <textarea
        id={id}
        className={styles.box}
        rows={4}
        maxLength={ABOUT_LENGTH}
        value={about}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onAbout(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {editWords.aboutHint}
      </p>
    </div>
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
