-- Sign-in is by a mailed link and by nothing else.
--
-- Whoever registers an address that is not theirs, with a password, before its owner
-- confirms, would hold a key to the owner's session. Registering is closed
-- (supabase/config.toml), browsers do not reach Supabase Auth (worker/newsletter/session.ts),
-- and whatever those two let through ends here: no password is kept, and proving an
-- address ends every session that was begun before.

-- No password stays, however it was set. After the statement, not before it: the
-- trigger confirm_subscriber tells a change of password from an accepted link by it.
create function public.drop_password() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = '' where id = new.id;
  return null;
end;
$$;

create trigger drop_password
after insert or update on auth.users
for each row
when (coalesce(new.encrypted_password, '') <> '')
execute function public.drop_password();

-- As before, and now the owner who has proved the address is alone with it.
create or replace function public.confirm_subscriber() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.subscribers
  set status = 'confirmed', confirmed_at = now(), updated_at = now()
  where email = lower(new.email) and status = 'pending';

  update auth.users set encrypted_password = '' where id = new.id and coalesce(encrypted_password, '') <> '';
  -- The session of this very link is begun after this, in the same transaction.
  delete from auth.sessions where user_id = new.id;
  return null;
end;
$$;

-- What was set before this migration goes too, once.
delete from auth.sessions
where user_id in (select id from auth.users where coalesce(encrypted_password, '') <> '');
update auth.users set encrypted_password = '' where coalesce(encrypted_password, '') <> '';

-- Only the triggers call these, and a trigger asks nobody's leave.
revoke all on function public.drop_password() from public, anon, authenticated, service_role;
revoke all on function public.confirm_subscriber() from public, anon, authenticated, service_role;
