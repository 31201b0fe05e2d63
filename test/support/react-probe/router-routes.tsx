/** Pages that no visitor sees, with what React Router's documentation says of a page: nested routes, hooks, links, error elements. */
import { type ReactNode, Suspense } from "react";
import {
  data,
  Link,
  type LoaderFunctionArgs,
  NavLink,
  Outlet,
  type RouteObject,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from "react-router";

import { LatePart } from "../../../src/page/late-part.tsx";
import { type PageHandle, page, view } from "../../../src/page/page-route.ts";
import { Island } from "../../../src/ui/island.tsx";

const head = { title: "Shop", description: "", path: "/shop", image: "home", isIndexed: false };

function ShopLayout() {
  const { name } = useLoaderData<{ readonly name: string }>();
  const crumbs = useMatches().map(
    ({ pathname, handle }) => `${pathname} ${(handle as { crumb?: string } | undefined)?.crumb ?? "-"}`,
  );
  return (
    <section>
      <h1>{name}</h1>
      <p className="crumbs">{crumbs.join(" > ")}</p>
      <NavLink to="/shop" end>
        All
      </NavLink>
      <Outlet />
    </section>
  );
}

function ItemPage() {
  const { id = "" } = useParams();
  const { price } = useLoaderData<{ readonly price: number }>();
  const shop = useRouteLoaderData<{ readonly name: string }>("shop");
  const { pathname, search } = useLocation();
  return (
    <article>
      <p className="item">{`${id} costs ${price} at ${shop?.name}`}</p>
      <p className="place">{pathname + search}</p>
      <p className="up">{useHref("..")}</p>
      <Link to="../7?size=l" relative="path" className="next">
        Next
      </Link>
    </article>
  );
}

function ShopError() {
  const error = useRouteError() as { readonly status?: number };
  return <p className="sorry">{error.status === undefined ? "It broke." : `Status ${error.status}.`}</p>;
}

function loadItem({ params, request }: LoaderFunctionArgs) {
  if (params["id"] === "broken") throw new Error("secret: hunter2");
  if (params["id"] === "gone") throw new Response(null, { status: 410 });
  if (params["id"] === "refused") return data({ price: 0, head }, { status: 422 });
  return { price: Number(new URL(request.url).searchParams.get("price") ?? 5), head: { ...head, title: "Item" } };
}

const fail = () => {
  throw new Error("secret: hunter2");
};
const inIsland = (Piece: () => ReactNode, isLate = false) =>
  async function load() {
    const Page = () => (
      <Island name="probe" when="load" props={{}}>
        {isLate ? (
          <Suspense>
            <Piece />
          </Suspense>
        ) : (
          <Piece />
        )}
      </Island>
    );
    return view(() => ({ head }), Page);
  };

export const ROUTER_ROUTES: RouteObject[] = [
  {
    id: "shop",
    path: "/shop",
    handle: { parameters: ["price"], usesFirstValueOnly: true, crumb: "Shop" } satisfies PageHandle & { crumb: string },
    loader: () => ({ name: "The shop", head }),
    Component: ShopLayout,
    children: [
      { index: true, Component: () => <p>Everything.</p> },
      {
        path: ":id",
        handle: { parameters: ["size"], usesFirstValueOnly: true, crumb: "Item" } satisfies PageHandle & {
          crumb: string;
        },
        loader: loadItem,
        Component: ItemPage,
        ErrorBoundary: ShopError,
      },
      { path: ":id/parts", loader: fail, Component: () => "Never." },
      { path: ":id/render", Component: fail, ErrorBoundary: ShopError },
    ],
  },
  { path: "/headless/:id", loader: fail, errorElement: <ShopError />, Component: () => "Never." },
  {
    path: "/late-link",
    loader: () => ({ head, lateParts: [() => <Link to="/shop/1">Late</Link>] }),
    Component: LatePart,
  },
  page(
    "/link-in-island",
    inIsland(() => <Link to="/shop">Shop</Link>),
  ),
  page(
    "/params-in-island",
    inIsland(() => <p>{useParams()["id"]}</p>),
  ),
  page(
    "/navigate-in-island",
    inIsland(() => <p>{typeof useNavigate()}</p>),
  ),
  page(
    "/link-in-waiting-island",
    inIsland(() => <Link to="/shop">Shop</Link>, true),
    { waits: true },
  ),
];
