-- The newsletter's subscribers: none → pending → confirmed → unsubscribed → pending …
--
-- Nobody touches the table: row-level security is on without a policy, and the
-- privileges are taken back as well. The Worker, as service_role, calls the
-- functions below; each has a fixed, empty search_path. Only the owner of the
-- mailbox moves a row to `confirmed`: a trigger does it in the very transaction
-- in which Supabase Auth accepts the emailed token.

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  -- Lower case, as Supabase Auth keeps it.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- The page or form the request came from.
  source text not null check (length(source) between 1 and 64),
  -- Which consent text was shown, and when it was agreed to.
  consent_version text not null check (length(consent_version) between 1 and 32),
  consent_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- 244 random bits. It stays the same for life: links in old letters keep working.
  unsubscribe_token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  -- The request whose email is being sent, or was, and until when somebody is at it;
  -- see request_subscription.
  mail_request_id uuid,
  mail_claimed_at timestamptz,
  mail_leased_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'confirmed' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null)
);

-- Requests that nobody confirmed are found by their age, to be discarded.
create index subscribers_unconfirmed on public.subscribers (consent_at) where status = 'pending';

comment on table public.subscribers is 'Newsletter subscribers. Reached through functions only.';

alter table public.subscribers enable row level security;
revoke all on table public.subscribers from public, anon, authenticated, service_role;

-- Records a request to subscribe. Answers what is to be done about the email with
-- the link: `send` it, `none` (it is sent, or another request's email serves this
-- one), or `wait` (somebody is sending it right now: ask again in a while).
--
-- A request is one use of the form, named by p_request_id; it may come again, from
-- the queue, any number of times and at once. At most one request holds the claim
-- on the email, and another one within 60 seconds is served by the same email. A
-- caller that will send it (p_is_sender) has eight seconds alone; after them,
-- whether it was sent is read from Supabase Auth's own record.
create function public.request_subscription(
  p_email text,
  p_request_id uuid,
  p_requested_at timestamptz,
  p_source text,
  p_consent_version text,
  p_is_sender boolean
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_requested_at timestamptz := least(p_requested_at, now());
  v_subscriber public.subscribers;
  v_returns boolean;
  v_is_claimed boolean;
begin
  -- The privacy policy promises it: what was never confirmed is not kept.
  delete from public.subscribers where status = 'pending' and consent_at < now() - interval '30 days';

  insert into public.subscribers (email, source, consent_version, consent_at)
  values (lower(p_email), p_source, p_consent_version, v_requested_at)
  on conflict (email) do nothing;

  select * into strict v_subscriber
  from public.subscribers
  where email = lower(p_email)
  for update;

  -- A late delivery must not undo an unsubscription that came after it.
  if v_subscriber.status = 'unsubscribed' and v_subscriber.unsubscribed_at >= v_requested_at then
    return 'none';
  end if;

  v_returns := v_subscriber.status = 'unsubscribed';
  if v_returns then
    update public.subscribers
    set status = 'pending',
        source = p_source,
        consent_version = p_consent_version,
        consent_at = v_requested_at,
        confirmed_at = null,
        updated_at = now()
    where id = v_subscriber.id;
  end if;

  v_is_claimed := v_subscriber.mail_request_id is not distinct from p_request_id;
  if v_is_claimed then
    -- Sent since the last sender began, eight seconds before its lease ended? One
    -- second more is for the clocks of Auth and the database.
    if exists (
      select 1
      from auth.users
      where email = lower(p_email)
        and greatest(confirmation_sent_at, recovery_sent_at)::timestamptz
          >= v_subscriber.mail_leased_until - interval '9 seconds'
    ) then
      return 'none';
    end if;
    if v_subscriber.mail_leased_until > now() then
      return 'wait';
    end if;
  elsif v_requested_at <= v_subscriber.mail_claimed_at then
    -- Older than the request that has the claim: its email serves both.
    return 'none';
  elsif not v_returns and now() < v_subscriber.mail_claimed_at + interval '60 seconds' then
    return 'none';
  end if;

  update public.subscribers
  set mail_request_id = p_request_id,
      mail_claimed_at = case when v_is_claimed then mail_claimed_at else now() end,
      mail_leased_until = case when p_is_sender then now() + interval '8 seconds' end,
      updated_at = now()
  where id = v_subscriber.id;
  return 'send';
end;
$$;

-- Ends a subscription, pending or confirmed; again is no change. Answers the
-- status after it, or `unknown` for a token that nobody has. A subscription that was
-- asked for after p_requested_at (a late delivery) stays.
create function public.end_subscription(p_token text, p_requested_at timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_status text;
begin
  update public.subscribers
  set status = 'unsubscribed', unsubscribed_at = least(p_requested_at, now()), updated_at = now()
  where unsubscribe_token = p_token
    and status <> 'unsubscribed'
    and consent_at <= p_requested_at;

  select status into v_status from public.subscribers where unsubscribe_token = p_token;
  return coalesce(v_status, 'unknown');
end;
$$;

-- Status and unsubscribe token of an address whose owner has proved it.
create function public.find_subscription(p_email text)
returns table (status text, unsubscribe_token text)
language sql
stable
security definer
set search_path = ''
as $$
  select s.status, s.unsubscribe_token from public.subscribers s where s.email = lower(p_email);
$$;

-- The same, for an owner who has just proved it with an emailed token. The trigger
-- below has confirmed by then; should a version of Supabase Auth keep its tokens in
-- another way and the trigger not see it, this still does.
create function public.confirm_subscription(p_email text)
returns table (status text, unsubscribe_token text)
language sql
security definer
set search_path = ''
as $$
  update public.subscribers s
  set status = 'confirmed', confirmed_at = now(), updated_at = now()
  where s.email = lower(p_email) and s.status = 'pending';

  select s.status, s.unsubscribe_token from public.subscribers s where s.email = lower(p_email);
$$;

-- Whom the next letter goes to, oldest first, in pages: p_after is the last email of the page before.
create function public.list_recipients(p_after text, p_limit integer)
returns table (email text, unsubscribe_token text)
language sql
stable
security definer
set search_path = ''
as $$
  select s.email, s.unsubscribe_token
  from public.subscribers s
  where s.status = 'confirmed' and s.email > p_after
  order by s.email
  limit least(p_limit, 1000);
$$;

-- Runs when Supabase Auth accepts an emailed token: the first one sets
-- email_confirmed_at, every later one (a magic link) empties recovery_token. A
-- change of password empties it too and proves nothing, so that is left out.
create function public.confirm_subscriber() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.subscribers
  set status = 'confirmed', confirmed_at = now(), updated_at = now()
  where email = lower(new.email) and status = 'pending';
  return null;
end;
$$;

create trigger confirm_subscriber
after update on auth.users
for each row
when (
  old.email = new.email
  and (
    (old.email_confirmed_at is null and new.email_confirmed_at is not null)
    or (
      coalesce(old.recovery_token, '') <> ''
      and coalesce(new.recovery_token, '') = ''
      and old.encrypted_password is not distinct from new.encrypted_password
    )
  )
)
execute function public.confirm_subscriber();

-- Functions may be called by everybody unless that is taken back.
revoke all on function public.request_subscription(text, uuid, timestamptz, text, text, boolean) from public, anon, authenticated;
revoke all on function public.end_subscription(text, timestamptz) from public, anon, authenticated;
revoke all on function public.find_subscription(text) from public, anon, authenticated;
revoke all on function public.confirm_subscription(text) from public, anon, authenticated;
revoke all on function public.list_recipients(text, integer) from public, anon, authenticated;
revoke all on function public.confirm_subscriber() from public, anon, authenticated;

grant execute on function public.request_subscription(text, uuid, timestamptz, text, text, boolean) to service_role;
grant execute on function public.end_subscription(text, timestamptz) to service_role;
grant execute on function public.find_subscription(text) to service_role;
grant execute on function public.confirm_subscription(text) to service_role;
grant execute on function public.list_recipients(text, integer) to service_role;
