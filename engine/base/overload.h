// A visitor made of lambdas, one for each alternative.
#pragma once

namespace six {

template <class... Visitors>
struct Overload : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors>
Overload(Visitors...) -> Overload<Visitors...>;

}  // namespace six
